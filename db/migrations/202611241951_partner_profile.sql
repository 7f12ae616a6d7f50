-- A partner writes its own page (docs/product/partner-profile.md). Who saves says which version they read.
alter table partners add profile_version integer not null default 1;
