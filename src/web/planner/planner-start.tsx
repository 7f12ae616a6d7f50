// The planner's first question, on other pages: a sum a month, for a package or a price (docs/product/planner.md). The planner answers.
import * as m from '#messages/messages';
import { affiliateParam } from '#shared/affiliate';
import * as paths from '#shared/paths';
import { useFrame, usePath } from '#web/frame';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

interface PlannerStartProps {
  /** Slug of the package; without one the price is asked. */
  product?: string;
}

export function PlannerStart({ product }: PlannerStartProps) {
  const path = usePath();
  const { affiliateCode } = useFrame();
  const number = (name: 'price' | 'monthly', label: string) => (
    <Field
      id={`planner-${name}`}
      name={name}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      className="min-w-0"
    />
  );
  return (
    <form
      action={path(paths.planner)}
      className={`grid items-end gap-3 ${product ? 'md:grid-cols-[1fr_auto]' : 'grid-cols-2 md:grid-cols-[1fr_1fr_auto]'}`}
    >
      {affiliateCode && <input type="hidden" name={affiliateParam} value={affiliateCode} />}
      {product ? <input type="hidden" name="product" value={product} /> : number('price', m.planner_price())}
      {number('monthly', m.planner_monthly())}
      <Button variant="secondary" className={product ? undefined : 'max-md:col-span-2'}>
        {m.planner_compute()}
      </Button>
    </form>
  );
}
