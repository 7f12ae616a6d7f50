// What the planner asks: a GET form, so that an answer has an address to send to one's family. With script the page stays as it is.
import { Form, useNavigation } from 'react-router';
import * as m from '#messages/messages';
import { affiliateParam } from '#shared/affiliate';
import * as paths from '#shared/paths';
import type { PlannerField } from '#shared/planner-form';
import { useFrame, usePath } from '#web/frame';
import { Field } from '#web/ui/field.tsx';
import { type Choice, SelectField } from '#web/ui/select-field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { PendingButton } from '#web/ui/pending-button.tsx';
import type { PlanView } from './plan-view.server.ts';

interface PlannerFormProps {
  values: Record<PlannerField, string>;
  errors: Partial<Record<PlannerField, string>>;
  product: PlanView['product'];
  /** Months one may choose to leave in. */
  months: readonly Choice[];
}

export function PlannerForm({ values, errors, product, months }: PlannerFormProps) {
  const path = usePath();
  const { affiliateCode } = useFrame();
  const navigation = useNavigation();
  const number = (name: PlannerField, label: string, hint?: string) => (
    <Field
      label={label}
      name={name}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={values[name]}
      error={errors[name]}
    />
  );
  return (
    <Form action={path(paths.planner)} preventScrollReset className="space-y-5">
      {affiliateCode && <input type="hidden" name={affiliateParam} value={affiliateCode} />}
      {product ? (
        <div>
          <input type="hidden" name="product" value={product.slug} />
          <LocalizedText said={product.title} as="p" className="font-semibold" />
          <p className="text-ink-soft">{product.price}</p>
          <LocalLink to={`${paths.umrah}?pay=savings`} className="inline-flex min-h-12 items-center">
            {m.planner_other_package()}
          </LocalLink>
        </div>
      ) : (
        number('price', m.planner_price(), m.planner_price_hint())
      )}
      {number('monthly', m.planner_monthly())}
      <SelectField label={m.planner_by()} name="by" value={values.by} choices={months} error={errors.by} />
      {number('saved', m.planner_saved())}
      {number('people', m.planner_people())}
      {number('growth', m.planner_growth(), m.planner_growth_hint())}
      <PendingButton
        size="lg"
        className="w-full"
        isPending={navigation.state !== 'idle'}
        pending={m.planner_computing()}
      >
        {m.planner_compute()}
      </PendingButton>
    </Form>
  );
}
