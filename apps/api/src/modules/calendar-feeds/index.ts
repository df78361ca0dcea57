export { calendarFeedsModule } from './calendar-feeds.routes.ts';
export { calendarFileOf } from './calendar-file.ts';
