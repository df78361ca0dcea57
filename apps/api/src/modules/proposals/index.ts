export { expireProposal } from './expire-proposal.ts';
