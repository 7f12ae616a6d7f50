// One facet of the filter form: chips that are check boxes, so that it works by keyboard and without script.
import * as m from '#messages/messages';
import type { FacetOption, FacetView } from './facet-view.ts';
import { filterLabel } from '#labels/filters';

/** A facet with more options than `allShown` folds what comes after the first ones. */
const allShown = 10;
const shownAtOnce = 8;

/** The look of all chips below an element, said once: a list has some sixty of them. */
export const chipsClass = [
  '[&_fieldset.chips]:flex [&_fieldset.chips]:flex-wrap [&_fieldset.chips]:gap-2 [&_fieldset.chips]:pb-4',
  '[&_.chips>label]:relative [&_.chips>label]:flex [&_.chips>label]:min-h-12 [&_.chips>label]:cursor-pointer [&_.chips>label]:items-center [&_.chips>label]:gap-1.5',
  '[&_.chips>label]:rounded-full [&_.chips>label]:border [&_.chips>label]:border-line [&_.chips>label]:bg-card [&_.chips>label]:px-4 lg:[&_.chips>label]:px-3 [&_.chips>label]:text-[0.9375rem] [&_.chips>label:hover]:border-primary',
  '[&_.chips>label:has(:checked)]:border-primary [&_.chips>label:has(:checked)]:bg-primary [&_.chips>label:has(:checked)]:text-white',
  '[&_.chips>label:has(:focus-visible)]:outline-3 [&_.chips>label:has(:focus-visible)]:outline-offset-2 [&_.chips>label:has(:focus-visible)]:outline-primary',
  '[&_.chips_input]:absolute [&_.chips_input]:inset-0 [&_.chips_input]:cursor-pointer [&_.chips_input]:opacity-0 [&_.chips_span]:text-sm [&_.chips_span]:tabular-nums [&_.chips_span]:opacity-80',
].join(' ');

export function FacetGroup({ facet, isOpen }: { facet: FacetView; isOpen: boolean }) {
  const shown = facet.options.length > allShown ? shownAtOnce : allShown;
  const first = facet.options.slice(0, shown);
  const rest = facet.options.slice(shown);
  return (
    <details open={isOpen} data-group={facet.name} className="border-b border-line">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold">
        <h3>{filterLabel(facet.name)}</h3>
      </summary>
      <fieldset className="chips">
        <legend className="sr-only">{filterLabel(facet.name)}</legend>
        <Chips name={facet.name} options={first} />
      </fieldset>
      {rest.length > 0 && (
        <details
          open={rest.some((option) => option.isChosen)}
          data-group={`${facet.name}-more`}
          className="-mt-2"
        >
          <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-primary">
            {m.catalogue_more_options({ count: rest.length })}
          </summary>
          <fieldset className="chips">
            <legend className="sr-only">{filterLabel(facet.name)}</legend>
            <Chips name={facet.name} options={rest} />
          </fieldset>
        </details>
      )}
    </details>
  );
}

function Chips({ name, options }: { name: string; options: FacetOption[] }) {
  return options.map(({ value, label, count, isChosen }) => (
    <label key={value}>
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
      {label}
      {count !== null && <span>{count}</span>}
    </label>
  ));
}
