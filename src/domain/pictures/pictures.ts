// Front door of pictures (docs/product/pictures.md): photographs of programmes, hotels, partners and items, put there by those whose they are.
export {
  addPicture,
  describePicture,
  type DrawnPicture,
  drawPicture,
  movePicture,
  type PictureTarget,
  removePicture,
  storePicture,
} from './change-pictures.ts';
export type { Picture, ProgrammePictures, UnnamedPicture } from './picture.ts';
export {
  coversOfDepartures,
  findPictureFile,
  logosOfPartners,
  pictureOfItem,
  picturesOf,
  picturesOfProgramme,
  picturesOfReview,
} from './read-pictures.ts';
