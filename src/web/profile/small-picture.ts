// The chosen picture, small: a few dozen kB instead of five megabytes matter on a slow network (spec §7 me/avatar). The server looks at
// whatever comes.

const quality = 0.9;

/** Draws the middle of the picture; null where this browser cannot write pictures. Throws for what is none. */
export async function smallPicture(file: File, canvas: HTMLCanvasElement): Promise<File | null> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  canvas.getContext('2d')!.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  picture.close();
  const small = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/webp', quality);
  });
  return small && new File([small], file.name, { type: small.type });
}
