export { calendarFeedsModule } from './calendar-feeds.routes.ts';
export { attachCalendar, calendarFileOf } from './calendar-file.ts';
