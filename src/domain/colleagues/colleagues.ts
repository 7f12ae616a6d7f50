// Front door of colleagues (docs/product/partner-team.md): how the owners of an organisation say who works for it. Whose staff that is and
// what they may do say #domain/partner-team and #domain/store-team.
export { changeColleague, removeFrom } from './change-colleagues.ts';
export { inviteTo, withdrawFrom } from './invite.ts';
export { listColleagues, type Team, type TeamDeps, type Workplace } from './list-colleagues.ts';
