// How large texts to be read aloud stand: three sizes, chosen by CSS alone (reading-only.css) and kept on the device by a line of script.
import * as m from '#messages/messages';
import { readingSizeScript } from '#web/ui/elements/reading-size';

const sizes = { normal: m.doa_size_normal, large: m.doa_size_large, largest: m.doa_size_largest } as const;

/** Sizes everything below `.arabic` and `.sized-text`. Once on a page. */
export function ReadingSize() {
  return (
    <>
      <fieldset className="mb-6 flex flex-wrap items-center gap-x-6 print:hidden">
        <legend className="mb-1 font-semibold">{m.doa_size()}</legend>
        {Object.entries(sizes).map(([size, word]) => (
          <label key={size} className="inline-flex min-h-12 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="reading-size"
              value={size}
              defaultChecked={size === 'normal'}
              className="size-5 accent-primary"
            />
            {word()}
          </label>
        ))}
      </fieldset>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: readingSizeScript }} />
    </>
  );
}
