export { keepCalendars } from './keep-calendars.ts';
export {
  noticeOfMove,
  notifyAttorney,
  notifyClient,
} from './tell-of-moves.ts';
