-- "5 Pasti" rests on proofs (docs/product/departure-evidence.md, decision 0133): a piece is confirmed as long as its proof stands.
create table evidence_proofs (
  id uuid primary key default gen_random_uuid(),
  departure_id uuid not null references departures on delete cascade,
  kind text not null check (kind in ('licence', 'flight', 'price', 'hotel', 'visa')),
  number text not null,          -- of the booking, contract, licence or visa; pilgrims do not see it
  dated_on date not null,
  expires_on date check (expires_on >= dated_on),
  content bytea,                 -- drawn anew and sealed; the demo's proofs have none
  content_type text check (content_type in ('image/webp', 'application/pdf')),
  key_id text,
  recorded_by uuid references accounts on delete set null,
  recorded_at timestamptz not null,
  reminded_at timestamptz,
  ended_at timestamptz,          -- replaced, withdrawn or outdated
  check ((content is null) = (content_type is null) and (content is null) = (key_id is null))
);
create unique index evidence_proofs_standing on evidence_proofs (departure_id, kind) where ended_at is null;
create index evidence_proofs_departure on evidence_proofs (departure_id);
create index evidence_proofs_expiry on evidence_proofs (expires_on) where ended_at is null and expires_on is not null;
create index evidence_proofs_recorder on evidence_proofs (recorded_by);

alter table departure_evidence add proof_id uuid references evidence_proofs;
create index departure_evidence_proof on departure_evidence (proof_id);
-- What was confirmed without a proof waits for one.
update departure_evidence set state = 'pending', dated_on = null where state = 'confirmed';
alter table departure_evidence add check ((state = 'confirmed') = (proof_id is not null));
