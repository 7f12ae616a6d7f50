-- Nothing is posted or paid out between the filling of the list and the triggers that keep it: what came between would be in neither.
lock table ledger_entries, payout_entries in share row exclusive mode;

-- What can still be paid out (docs/product/payouts.md): entries of what partners and consultants are owed that no live payout has taken, as
-- they are posted, taken and freed. Derived, as days are: a page and a batch read it instead of everything that was ever owed, and the
-- verification derives it anew.
create table payable_entries (
  transaction_id bigint not null,
  position smallint not null,
  primary key (transaction_id, position)
);

insert into payable_entries
select e.transaction_id, e.position from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
where (e.account = 'partner_payable' and not exists (select from payments p where p.id = e.payment_id and held_by_partner(p.credential_id, p.gateway))
    or e.account = 'affiliate_payable' and e.payee_id is not null)
  and t.kind <> 'payout' and t.key not like 'payout %'
  and not exists (select from payout_entries x where x.transaction_id = e.transaction_id and x.position = e.position and x.is_live);

-- What the partner's own gateway received is with the partner already; what was paid out, or came back from there, is no new debt.
create function note_payable() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.account = 'affiliate_payable' and new.payee_id is null then return null; end if;
  if new.account = 'partner_payable' and exists (select from payments p where p.id = new.payment_id and held_by_partner(p.credential_id, p.gateway)) then return null; end if;
  insert into payable_entries select new.transaction_id, new.position
  where exists (select from ledger_transactions t where t.id = new.transaction_id and t.kind <> 'payout' and t.key not like 'payout %');
  return null;
end $$;
create trigger ledger_entries_payable after insert on ledger_entries
  for each row when (new.account in ('partner_payable', 'affiliate_payable')) execute function note_payable();

-- A payout takes an entry, and frees it when its batch is refused or the bank did not pay it, unless another has taken it since.
create function take_payable() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.is_live then
    delete from payable_entries where transaction_id = new.transaction_id and position = new.position;
  else
    insert into payable_entries select new.transaction_id, new.position
    where not exists (select from payout_entries x where x.transaction_id = new.transaction_id and x.position = new.position and x.is_live)
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger payout_entries_payable after insert or update of is_live on payout_entries
  for each row execute function take_payable();

-- Whose gateway received a payment stands before it is posted, and nothing changes it afterwards; should something, the list follows.
create function move_payable() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if held_by_partner(new.credential_id, new.gateway) then
    delete from payable_entries l using ledger_entries e
    where e.payment_id = new.id and e.account = 'partner_payable' and l.transaction_id = e.transaction_id and l.position = e.position;
  else
    insert into payable_entries
    select e.transaction_id, e.position from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.payment_id = new.id and e.account = 'partner_payable' and t.kind <> 'payout' and t.key not like 'payout %'
      and not exists (select from payout_entries x where x.transaction_id = e.transaction_id and x.position = e.position and x.is_live)
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger payments_payable after update of credential_id, gateway on payments
  for each row when (old.credential_id is distinct from new.credential_id or old.gateway <> new.gateway) execute function move_payable();
