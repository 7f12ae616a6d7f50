-- Private umrah: agencies write price tables of their own (docs/product/umrah-prices.md). One person publishes them: what they change is
-- where the agency's own offers begin.
alter table umrah_price_drafts add partner_id uuid references partners,  -- null: the operator's
  add constraint umrah_price_drafts_of_partners_are_not_checked check (partner_id is null or state <> 'submitted');
drop index umrah_price_drafts_one_open;
create unique index umrah_price_drafts_one_open on umrah_price_drafts (partner_id) nulls not distinct where state in ('editing', 'submitted');

drop trigger umrah_price_draft_is_checked_by_another on umrah_price_drafts;
create trigger umrah_price_draft_is_checked_by_another before update of approved_by on umrah_price_drafts
  for each row when (new.approved_by is not null and new.partner_id is null) execute function umrah_price_draft_is_checked_by_another();
