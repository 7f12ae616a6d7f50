// Front door of pictures (docs/product/pictures.md): photographs of programmes, hotels, partners and items, put there by those whose they are.
export {
  addPicture,
  describePicture,
  movePicture,
  type PictureTarget,
  removePicture,
} from './change-pictures.ts';
export type { Picture, ProgrammePictures } from './picture.ts';
export {
  coversOfDepartures,
  findPictureFile,
  logosOfPartners,
  picturesOf,
  picturesOfProgramme,
} from './read-pictures.ts';
