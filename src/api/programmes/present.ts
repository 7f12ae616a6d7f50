// A partner's programmes as JSON.
import {
  type DirectoryHotel,
  fieldFault,
  type ListedProgramme,
  type ProgrammeFault,
  type ProgrammeVersion,
  type WorkingCopy,
} from '#domain/programmes';
import { messageFor } from '#api/answers';

export function presentListed(programme: ListedProgramme) {
  return {
    id: programme.id,
    kind: programme.kind,
    title: programme.title,
    state: programme.state,
    version: programme.version,
    is_changed: programme.isChanged,
    departures_ahead: programme.departuresAhead,
    changed_at: new Date(programme.changedAt).toISOString(),
  };
}

export function presentProgramme({ form, faults, last, ...copy }: WorkingCopy) {
  return {
    id: copy.id,
    kind: form.kind,
    title: form.title,
    state: copy.state,
    version: copy.version,
    is_changed: copy.isChanged,
    revision: copy.revision,
    programme: form,
    checks: faults.map(presentCheck),
    last_changed_at: last?.at.toISOString() ?? null,
    last_changed_by: last?.by ?? null,
  };
}

function presentCheck(fault: ProgrammeFault) {
  const { field, message, values } = fieldFault(fault);
  return {
    field,
    message_key: message,
    message: messageFor(message, values),
    is_blocking: fault.isBlocking,
  };
}

export function presentVersion({ version, publishedAt, by, changed, form }: ProgrammeVersion) {
  return { version, published_at: publishedAt.toISOString(), published_by: by, changed, programme: form };
}

export function presentHotel({ metresToMosque, hasShuttle, isProposed, ...hotel }: DirectoryHotel) {
  return { ...hotel, metres_to_mosque: metresToMosque, has_shuttle: hasShuttle, is_proposed: isProposed };
}
