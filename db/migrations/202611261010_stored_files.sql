-- Files may lie in storage outside the database (docs/product/files.md, decision 0201). Then the column of bytes is empty and the one
-- beside it, `<column>_stored_as`, names the object. No object is ever overwritten: other bytes have another name.

-- Objects to be removed: what no row names any more, and, with a moment ahead, what is being written and may come to nothing.
create table file_removals (
  key uuid primary key,
  due_at timestamptz not null,
  taken_at timestamptz -- somebody is removing it: it may not be named any more
);
create index file_removals_due on file_removals (due_at);

-- Whoever writes bytes into a row whose file lies in storage need not know that it did. Arguments: the column of bytes, the one beside it.
create function forget_stored_file() returns trigger language plpgsql as $$
declare
  is_written boolean;
begin
  execute format('select ($1).%1$I is distinct from ($2).%1$I and ($2).%2$I is not null and ($1).%2$I is not distinct from ($2).%2$I', tg_argv[0], tg_argv[1])
    into is_written using old, new;
  if is_written then
    new := jsonb_populate_record(new, jsonb_build_object(tg_argv[1], null));
  end if;
  return new;
end $$;

create function remove_stored_file() returns trigger language plpgsql as $$
declare
  was uuid;
  now_is uuid;
begin
  execute format('select ($1).%I', tg_argv[1]) into was using old;
  if was is null then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    execute format('select ($1).%I', tg_argv[1]) into now_is using new;
  end if;
  if now_is is distinct from was then
    insert into file_removals (key, due_at) values (was, now()) on conflict (key) do nothing;
  end if;
  return null;
end $$;

do $$
declare
  tab text;
  col text;
begin
  for tab, col in values ('article_pictures', 'picture'), ('article_pictures', 'small'), ('conversation_attachments', 'content'),
    ('dispute_files', 'content'), ('evidence_proofs', 'content'), ('financing_contracts', 'content'), ('financing_documents', 'content'),
    ('join_documents', 'content'), ('participant_documents', 'content'), ('picture_files', 'bytes'), ('return_reports', 'content'),
    ('savings_documents', 'content'), ('store_return_pictures', 'content')
  loop
    execute format('alter table %1$I add %2$I uuid, add check (%2$I is null or %3$I = %4$L)', tab, col || '_stored_as', col, ''::bytea);
    execute format('create unique index on %I (%I) where %2$I is not null', tab, col || '_stored_as');
    execute format('create trigger %1$I before update of %2$I on %3$I for each row execute function forget_stored_file(%2$L, %4$L)',
      col || '_is_written', col, tab, col || '_stored_as');
    execute format('create trigger %1$I after delete or update of %2$I, %4$I on %3$I for each row execute function remove_stored_file(%2$L, %4$L)',
      col || '_leaves', col, tab, col || '_stored_as');
  end loop;
end $$;
