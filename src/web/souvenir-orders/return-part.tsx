// A return on the page of its parcel: asking for it with pictures, how it stands, and asking the operator to decide.
import { useFetcher } from 'react-router';
import * as m from '#messages/messages';
import { proofMaxLength, returnPicturesMost } from '#shared/limits';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { ReturnPictures } from './return-pictures.tsx';
import { Folded } from './folded.tsx';
import type { StoreOrderView } from './store-order-view.ts';

interface ReturnPartProps {
  order: StoreOrderView;
  answer: FormAnswer | undefined;
}

export function ReturnPart({ order, answer }: ReturnPartProps) {
  return (
    <>
      {order.returning && <ReturnState returning={order.returning} answer={answer} />}
      {order.mayReturn && <ReturnForm order={order} answer={answer} />}
    </>
  );
}

function ReturnForm({ order: { lines, returnReasons }, answer }: ReturnPartProps) {
  const fetcher = useFetcher();
  const form = useAppForm({
    id: 'return',
    answer,
    intent: 'return',
    fetcher,
    values: { reason: returnReasons[0]!.value },
  });
  const [reason, picture] = [form.field('reason'), form.field('picture')];
  return (
    <Folded title={m.souvenir_return()} isOpen={answer?.intent === 'return'}>
      <AppFormBox form={form} encType="multipart/form-data" className="max-w-xl space-y-4 pb-4">
        <p>{m.souvenir_return_text()}</p>
        <fieldset className="space-y-3">
          <legend className="font-semibold">{m.souvenir_return_pieces()}</legend>
          {lines
            .filter(({ left }) => left > 0)
            .map(({ id, name, variant, left }, index) => (
              <Field
                key={id}
                name={`pieces-${id}`}
                label={m.souvenir_return_count({ name: `${name.text}, ${variant.text}`, most: left })}
                type="number"
                min={0}
                max={left}
                inputMode="numeric"
                defaultValue={form.field(`pieces-${id}`).defaultValue ?? '0'}
                {...(index === 0 && { error: form.field('pieces').error })}
              />
            ))}
        </fieldset>
        <SelectField
          label={m.souvenir_return_reason()}
          name="reason"
          value={reason.defaultValue}
          choices={returnReasons}
          error={reason.error}
        />
        <TextArea
          id="return-note"
          field={form.field('note')}
          label={m.souvenir_return_why()}
          rows={3}
          maxLength={proofMaxLength}
        />
        <Field
          id="return-picture"
          name="picture"
          label={m.souvenir_return_pictures()}
          hint={m.souvenir_return_pictures_hint({ max: returnPicturesMost })}
          error={picture.error}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          optional
        />
        <SubmitButton variant="secondary">{m.souvenir_return_send()}</SubmitButton>
      </AppFormBox>
    </Folded>
  );
}

function ReturnState({
  returning: { id, mayContest, said, pictures },
  answer,
}: {
  returning: NonNullable<StoreOrderView['returning']>;
  answer: FormAnswer | undefined;
}) {
  return (
    <section className={`${cardClass} p-5`}>
      <h2 className="mb-3 text-lg font-bold">{m.souvenir_return_title()}</h2>
      <dl className="space-y-2">
        {said.map(({ term, text }) => (
          <div key={term}>
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="break-words whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
      <ReturnPictures pictures={pictures} />
      {mayContest && <ContestForm id={id} answer={answer} />}
    </section>
  );
}

function ContestForm({ id, answer }: { id: string; answer: FormAnswer | undefined }) {
  const fetcher = useFetcher();
  const form = useAppForm({ id: `contest-${id}`, answer, intent: 'contest', fetcher });
  return (
    <Folded title={m.souvenir_return_contest()} isOpen={answer?.intent === 'contest'}>
      <AppFormBox form={form} className="max-w-xl space-y-4 pb-4">
        <TextArea
          id={`contest-note-${id}`}
          field={form.field('note')}
          label={m.souvenir_return_contest_why()}
          rows={3}
          maxLength={proofMaxLength}
        />
        <SubmitButton variant="secondary">{m.souvenir_return_contest()}</SubmitButton>
      </AppFormBox>
    </Folded>
  );
}
