import { createContext } from 'react';

/** Why the last submission was refused, where no field is to blame. */
export const FormFailureContext = createContext<string | undefined>(undefined);
