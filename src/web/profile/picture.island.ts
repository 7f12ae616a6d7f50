// The picture that was chosen is shown before it is sent, and sent small: a few dozen kB instead of five megabytes matter on a
// slow network (spec §7 me/avatar). The server looks at whatever comes; without this the file is sent as it is.

const quality = 0.9;

class PictureField extends HTMLElement {
  connectedCallback(): void {
    const input = this.querySelector<HTMLInputElement>('input[type=file]');
    input?.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file)
        this.take(input, file).then(
          () => this.say(''),
          () => this.say(this.dataset[/\.hei[cf]$/i.test(file.name) ? 'heic' : 'unreadable'] ?? ''),
        );
    });
  }

  /** Draws the middle of the picture and puts that in the place of the file. */
  private async take(input: HTMLInputElement, file: File): Promise<void> {
    const canvas = this.querySelector('canvas')!;
    const picture = await createImageBitmap(file);
    const side = Math.min(picture.width, picture.height);
    canvas
      .getContext('2d')!
      .drawImage(
        picture,
        (picture.width - side) / 2,
        (picture.height - side) / 2,
        side,
        side,
        0,
        0,
        canvas.width,
        canvas.height,
      );
    picture.close();
    canvas.hidden = false;
    this.querySelector<HTMLElement>('[data-present]')!.hidden = true;
    const small = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/webp', quality);
    });
    // Another one was chosen meanwhile, or this browser cannot write pictures: what was chosen is sent.
    if (!small || input.files?.[0] !== file) return;
    const chosen = new DataTransfer();
    chosen.items.add(new File([small], file.name, { type: small.type }));
    input.files = chosen.files;
  }

  private say(words: string): void {
    const alert = this.querySelector<HTMLElement>('[role=alert]')!;
    alert.textContent = words;
    alert.hidden = words === '';
  }
}

customElements.define('picture-field', PictureField);
