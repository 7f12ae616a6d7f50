// A photo is drawn anew on the device before it is sent: a few hundred kB instead of ten megabytes matter on a slow network, upright,
// and without the place it was taken at. The server looks at whatever comes; without this the file is sent as it is.
import { pictureLongestSide } from '#shared/participant-documents';

/** The first that keeps within what may be sent; the last whatever comes of it. */
const qualities = [0.85, 0.7, 0.5];
const heicName = /\.hei[cf]$/i;

/** HEIC that this browser cannot read either; only Apple's can. */
export class UnreadableHeic extends Error {}

/** The file to send: a JPEG for a picture that can be read here, of `maxBytes` at most where that can be; everything else as it came. */
export async function shrinkPicture(file: File, maxBytes = Number.POSITIVE_INFINITY): Promise<File> {
  const isHeic = heicName.test(file.name) || /^image\/hei[cf]$/.test(file.type);
  if (!isHeic && !file.type.startsWith('image/')) return file;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  // What is wrong with it the server says best.
  if (!picture && !isHeic) return file;
  if (!picture) throw new UnreadableHeic();
  const scale = Math.min(1, pictureLongestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const pen = canvas.getContext('2d');
  if (!pen) return file;
  // Under what is see-through, as the server does it.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  let small: Blob | null = null;
  for (const quality of qualities) {
    // oxlint-disable-next-line no-await-in-loop -- the next one is for when this one is too large
    small = await jpegOf(canvas, quality);
    if (!small || small.size <= maxBytes) break;
  }
  return small
    ? new File([small], file.name.replace(/\.\w+$/, '.jpg'), {
        type: small.type,
        lastModified: file.lastModified,
      })
    : file;
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
}
