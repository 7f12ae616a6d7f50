-- Versions of gateway credentials (docs/product/payments.md): a payment keeps the version it was requested with, so that a partner
-- or the deployment may change its gateway while money is on its way. Encrypted; a version is never changed, only re-encrypted.
create table gateway_credentials (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid references partners on delete cascade,  -- null: the deployment's own
  gateway text check (gateway in ('midtrans', 'xendit', 'simulator')),  -- null: stored before versions; known once decrypted
  fingerprint bytea,                                      -- SHA-256 of the credentials; null: stored before versions
  settings bytea not null,                                -- shape in #platform/payments/settings
  key_id text not null,
  created_at timestamptz not null default now(),
  unique nulls not distinct (partner_id, fingerprint)
);
insert into gateway_credentials (partner_id, settings, key_id) select partner_id, settings, key_id from partner_gateways;

-- Which version a partner is paid with now; a partner without a row uses the deployment's.
alter table partner_gateways add credential_id uuid references gateway_credentials;
update partner_gateways g set credential_id = c.id from gateway_credentials c where c.partner_id = g.partner_id;
alter table partner_gateways alter credential_id set not null, drop settings, drop key_id;

alter table payments add credential_id uuid references gateway_credentials;  -- null: requested before versions

-- A notification is stored although nobody can check it at the moment: its credentials cannot be read.
alter table payment_notifications alter is_genuine drop not null;
