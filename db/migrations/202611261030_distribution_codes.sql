-- Distribution partners are given their code when they join (docs/product/affiliates.md); those that joined before and have none get one.
insert into affiliates (code, partner_id, shown_name, created_at)
select upper(left(p.slug, 13) || '-' || left(md5(p.id::text), 6)), p.id, left(p.name, 100), now()
from partners p
where p.kind = 'distribution_channel' and not exists (select from affiliates f where f.partner_id = p.id);
