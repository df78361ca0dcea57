export const roles = ['client', 'attorney', 'admin', 'admin_limited'] as const;
export type Role = (typeof roles)[number];

export const adminGroup = ['admin', 'admin_limited'] as const satisfies readonly Role[];
