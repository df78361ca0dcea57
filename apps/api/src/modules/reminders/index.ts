export { announceReport, askAgain } from './effects.ts';
export { sendReminders } from './reminders.jobs.ts';
