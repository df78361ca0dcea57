export { noticeOfMove, notifyAttorney, notifyClient } from './tell-of-moves.ts';
