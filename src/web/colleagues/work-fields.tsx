// Boxes for what somebody may do, and for the departures a tour leader leads.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import type { AppForm } from '#web/ui/forms/app-form.tsx';

/** A duty that can be given here, and what it means here. */
export interface Duty {
  name: string;
  label: string;
  text: string;
}

export interface Lead {
  id: string;
  label: string;
}

interface WorkFieldsProps {
  form: AppForm;
  /** Apart from the same boxes elsewhere on the page. */
  name: string;
  duties: readonly Duty[];
  leads: readonly Lead[];
}

export function WorkFields({ form, name, duties, leads }: WorkFieldsProps) {
  return (
    <>
      <Boxes legend={m.team_duties()} error={form.field('duties').error} id={`${name}-duties`}>
        {duties.map((duty) => (
          <Box key={duty.name} form={form} name={`duty_${duty.name}`}>
            <span className="font-semibold">{duty.label}</span>
            <span className="block text-ink-soft">{duty.text}</span>
          </Box>
        ))}
      </Boxes>
      {leads.length > 0 && (
        <Boxes
          legend={m.team_leads()}
          hint={m.team_leads_hint()}
          error={form.field('leads').error}
          id={`${name}-leads`}
        >
          {leads.map(({ id, label }) => (
            <Box key={id} form={form} name={`lead_${id}`}>
              {label}
            </Box>
          ))}
        </Boxes>
      )}
    </>
  );
}

interface BoxesProps {
  legend: string;
  hint?: string;
  error: string | undefined;
  id: string;
  children: ReactNode;
}

function Boxes({ legend, hint, error, id, children }: BoxesProps) {
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {hint && <p className="mb-1 text-ink-soft">{hint}</p>}
      {error && (
        <p id={`${id}-error`} role="alert" className="mb-1 font-semibold text-bad">
          {error}
        </p>
      )}
      <div className="max-h-96 overflow-y-auto">{children}</div>
    </fieldset>
  );
}

function Box({ form, name, children }: { form: AppForm; name: string; children: ReactNode }) {
  return (
    <label className="flex min-h-12 cursor-pointer items-start gap-3 py-2">
      <input
        type="checkbox"
        name={name}
        defaultChecked={form.field(name).defaultValue === 'on'}
        className="mt-0.5 size-6 shrink-0 accent-primary"
      />
      <span className="min-w-0 break-words">{children}</span>
    </label>
  );
}
