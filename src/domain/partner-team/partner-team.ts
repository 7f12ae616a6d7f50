// Front door of a travel partner's staff (docs/product/partner-team.md).
export { changeDuties, removeColleague } from './change-colleagues.ts';
export { inviteColleague, withdrawInvitation } from './invite.ts';
export { listLeads, listTeam } from './list-team.ts';
