/**
 * Under which keys the answers about these records are kept in memory. Features that may not know each
 * other share them, and news of a change makes all below them stale.
 */
export const actionsKey = ['actions'] as const;
export const appearancesKey = ['appearances'] as const;
export const attendanceKey = ['attendance'] as const;
export const offersKey = ['offers'] as const;
export const resultsKey = ['results'] as const;
