export {
  confirmToAttorney,
  noticeOfMove,
  notifyAttorney,
  notifyClient,
} from './tell-of-moves.ts';
