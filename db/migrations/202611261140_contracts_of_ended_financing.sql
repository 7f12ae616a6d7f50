-- What a bank may read of an application ends with it (docs/product/financing.md): the signed contract as well.
delete from financing_contracts c using financing_applications f
where f.id = c.application_id and f.state in ('rejected', 'withdrawn', 'lapsed');
