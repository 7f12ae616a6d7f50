// Front door of programmes (docs/product/programmes.md): a partner writes, checks, publishes and archives what it offers.
export { addHotel, type DirectoryHotel, listDestinations, searchHotels } from './hotel-directory.ts';
export { type ListedProgramme, listProgrammes, programmeSorts } from './list-programmes.ts';
export { previewProgramme } from './preview-programme.ts';
export type { ProgrammeFault } from './programme-check.ts';
export { faultMessages } from './fault-messages.ts';
export { readServiceMinimums } from './programme-rows.ts';
export {
  archiveProgramme,
  archiveProgrammes,
  fieldFault,
  listProgrammeVersions,
  type ProgrammeVersion,
  publishProgramme,
  restoreProgramme,
} from './publish-programme.ts';
export {
  createProgramme,
  discardChanges,
  duplicateProgramme,
  getProgramme,
  saveProgramme,
  type ProgrammeState,
  type WorkingCopy,
} from './working-copy.ts';
