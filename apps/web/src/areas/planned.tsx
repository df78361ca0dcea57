import { NotFound } from './public/not-found.tsx';

/** What an address shows whose screen is not built yet: to a visitor it is not there. */
export default NotFound;
