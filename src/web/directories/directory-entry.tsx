// One entry of a directory, with what can be done about it.
import * as m from '#messages/messages';
import type { Tone } from '#labels/tone';
import type { DirectoryKind, DirectoryStanding } from '#shared/directory-kinds';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalLink } from '#web/ui/local-link.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { EntryFields } from './entry-fields.tsx';
import type { EntryView, PlaceView } from './entry-views.ts';

export const standingLabel: Record<DirectoryStanding, () => string> = {
  proposed: m.directories_proposed,
  listed: m.directories_listed,
  retired: m.directories_retired,
};
const toneOf: Record<DirectoryStanding, Tone> = { proposed: 'warn', listed: 'good', retired: 'neutral' };

interface DirectoryEntryProps {
  kind: DirectoryKind;
  entry: EntryView;
  places: readonly PlaceView[];
  answer: FormAnswer | undefined;
}

export function DirectoryEntry({ kind, entry, places, answer }: DirectoryEntryProps) {
  const { key, title, lines, standing, revision, values } = entry;
  const asked = answer?.intent ?? '';
  const form = (act: string, button: string, variant: 'primary' | 'secondary') => (
    <ActionForm act={`${act}:${key}`} answer={answer} button={button} about={title} variant={variant}>
      {() => <Revision value={revision} />}
    </ActionForm>
  );
  return (
    <li className={`${cardClass} p-4`}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-lg font-bold break-words">
            {title}{' '}
            {standing !== 'listed' && <Badge tone={toneOf[standing]}>{standingLabel[standing]()}</Badge>}
          </h2>
          {lines.map((line) => (
            <p key={line} className="text-ink-soft">
              {line}
            </p>
          ))}
        </div>
        {standing === 'proposed' && form('accept', m.directories_accept(), 'primary')}
        {standing === 'retired' && form('restore', m.directories_restore(), 'secondary')}
      </div>
      {standing !== 'retired' && (
        <details key={revision} open={asked.endsWith(`:${key}`)} className="mt-1">
          <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-primary">
            {m.directories_edit()}
            <span className="sr-only">: {title}</span>
          </summary>
          <ActionForm
            act={`save:${key}`}
            answer={answer}
            button={m.directories_save()}
            about={title}
            values={values}
            className="space-y-4"
          >
            {(edited) => (
              <>
                <Revision value={revision} />
                <EntryFields kind={kind} form={edited} id={key} places={places} />
              </>
            )}
          </ActionForm>
          <div className="mt-4 space-y-4 border-t border-line pt-4">
            {kind === 'hotels' && (
              <LocalLink to={paths.operator.hotelPictures(key)} className={buttonClass('secondary')}>
                {m.programme_pictures()}
                <span className="sr-only">: {title}</span>
              </LocalLink>
            )}
            {kind === 'hotels' && <Merge entry={entry} places={places} answer={answer} />}
            {form('retire', m.directories_retire(), 'secondary')}
          </div>
        </details>
      )}
    </li>
  );
}

/** Which of its wordings was read: whoever is second is told. */
function Revision({ value }: { value: number }) {
  return <input type="hidden" name="revision" value={value} />;
}

function Merge({ entry, places, answer }: Omit<DirectoryEntryProps, 'kind'>) {
  const { key, title, values, revision } = entry;
  const others = places
    .find(({ value }) => value === values['destination'])
    ?.hotels.filter(({ value }) => value !== key);
  if (!others?.length) return null;
  return (
    <ActionForm
      act={`merge:${key}`}
      answer={answer}
      button={m.directories_merge()}
      about={title}
      variant="secondary"
      className="space-y-2"
    >
      {(form) => (
        <>
          <Revision value={revision} />
          <p className="text-ink-soft">{m.directories_merge_text()}</p>
          <SelectField
            label={m.directories_merge_into()}
            name="into"
            id={`${key}-into`}
            value={form.field('into').defaultValue ?? ''}
            none={m.directories_choose()}
            choices={others}
            error={form.field('into').error}
          />
        </>
      )}
    </ActionForm>
  );
}
