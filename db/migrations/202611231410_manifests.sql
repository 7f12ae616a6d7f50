-- Manifests (docs/product/manifests.md): which columns each file has, as data with a version; what was exported, and of whom what, sealed,
-- so that the next export can say what has changed.
create table manifest_templates (
  code text not null check (code in ('general', 'siskopatuh', 'docs')),
  version integer not null check (version > 0),
  valid_from date not null,
  source text not null,
  -- {title, field: null where it is filled in elsewhere, needed: 'all', 'adults' or absent}
  columns jsonb not null check (jsonb_typeof(columns) = 'array'),
  -- {dates: 'iso' or 'ddmmmyy', singleName: 'repeat' or 'fnu', words: {field: {value: word}}}
  rules jsonb not null,
  primary key (code, version)
);

create table manifest_exports (
  id uuid primary key default gen_random_uuid(),
  departure_id uuid not null references departures,
  code text not null,
  version integer not null,
  format text not null check (format in ('xlsx', 'csv', 'pdf')),
  people integer not null check (people >= 0),
  made_at timestamptz not null,
  made_by uuid references accounts on delete set null,
  foreign key (code, version) references manifest_templates
);
create index manifest_exports_departure on manifest_exports (departure_id, made_at);
create index manifest_exports_made_by on manifest_exports (made_by);

-- The newest export of each departure and template only; sealed like the participants' own secrets.
create table manifest_rows (
  id uuid primary key,
  export_id uuid not null references manifest_exports on delete cascade,
  participant_id uuid not null references participants on delete cascade,
  content bytea not null,
  key_id text not null,
  unique (export_id, participant_id)
);
create index manifest_rows_participant on manifest_rows (participant_id);

insert into manifest_templates (code, version, valid_from, source, columns, rules) values
('general', 1, '2026-01-01', 'Rihlah',
 '[{"title": "Kode Pesanan", "field": "booking"}, {"title": "Nama", "field": "name", "needed": "all"}, {"title": "Jenis Kelamin", "field": "gender", "needed": "all"},
   {"title": "Tgl Lahir", "field": "birth_date", "needed": "all"}, {"title": "NIK", "field": "nik", "needed": "adults"}, {"title": "No Paspor", "field": "passport_number", "needed": "all"},
   {"title": "Paspor Berlaku Sampai", "field": "passport_expires_on", "needed": "all"}, {"title": "Vaksin Meningitis", "field": "vaccinated_on"}, {"title": "No HP", "field": "phone"},
   {"title": "Hubungan", "field": "relation"}, {"title": "Tipe Kamar", "field": "room_type"}, {"title": "Kategori", "field": "traveller"}]',
 '{"dates": "iso", "singleName": "repeat", "words": {
   "gender": {"male": "Laki-laki", "female": "Perempuan"},
   "relation": {"self": "Pemesan", "spouse": "Suami/istri", "child": "Anak", "parent": "Orang tua", "sibling": "Saudara", "other": "Lainnya"},
   "room_type": {"quad": "Quad", "triple": "Triple", "double": "Double"},
   "traveller": {"adult": "Dewasa", "child": "Anak", "infant": "Bayi"}}}'),
('siskopatuh', 1, '2026-01-01', '32 kolom dari kode publik, belum dicocokkan dengan berkas resmi',
 '[{"title": "Title", "field": "title"}, {"title": "Nama (kartu vaksin)", "field": "name", "needed": "all"}, {"title": "Nama Ayah", "field": "father_name", "needed": "all"},
   {"title": "Jenis Identitas", "field": "identity_kind"}, {"title": "No Identitas", "field": "nik", "needed": "adults"}, {"title": "Nama Paspor", "field": "name", "needed": "all"},
   {"title": "No Paspor", "field": "passport_number", "needed": "all"}, {"title": "Tgl Dikeluarkan", "field": "passport_issued_on", "needed": "all"},
   {"title": "Kota Paspor", "field": "passport_issued_at", "needed": "all"}, {"title": "Tempat Lahir", "field": "birth_place", "needed": "all"},
   {"title": "Tgl Lahir", "field": "birth_date", "needed": "all"}, {"title": "Alamat", "field": "address", "needed": "all"}, {"title": "Provinsi", "field": "province", "needed": "all"},
   {"title": "Kabupaten", "field": "regency", "needed": "all"}, {"title": "Kecamatan", "field": "district", "needed": "all"}, {"title": "Kelurahan", "field": "village", "needed": "all"},
   {"title": "No Telepon", "field": "phone"}, {"title": "No HP", "field": "phone", "needed": "adults"}, {"title": "KewargaNegaraan", "field": "nationality"},
   {"title": "Status Pernikahan", "field": "marital_status", "needed": "adults"}, {"title": "Pendidikan", "field": "education", "needed": "adults"},
   {"title": "Pekerjaan", "field": "occupation", "needed": "adults"}, {"title": "Provider Visa", "field": null}, {"title": "No Visa", "field": null},
   {"title": "Tgl Berlaku Visa", "field": null}, {"title": "Tgl Akhir Visa", "field": null}, {"title": "Asuransi", "field": null}, {"title": "No Polis", "field": null},
   {"title": "Tgl Input Polis", "field": null}, {"title": "Awal Polis", "field": null}, {"title": "Akhir Polis", "field": null}, {"title": "No BPJS", "field": null}]',
 '{"dates": "iso", "singleName": "repeat", "words": {
   "title": {"male": "TUAN", "married_woman": "NYONYA", "woman": "NONA"},
   "identity_kind": {"nik": "NIK"}, "nationality": {"indonesian": "WNI"},
   "marital_status": {"single": "BELUM MENIKAH", "married": "MENIKAH", "widowed": "JANDA / DUDA"},
   "education": {"none": "TIDAK SEKOLAH", "sd": "SD/MI", "smp": "SMP/MTs", "sma": "SMA/MA", "diploma": "D1/D2/D3/D4", "s1": "S1", "s2": "S2", "s3": "S3"}}}'),
('docs', 1, '2026-01-01', 'DOCS: unsur data penumpang yang diminta maskapai',
 '[{"title": "Document Type", "field": "document_type"}, {"title": "Issuing Country", "field": "issuing_country"}, {"title": "Document Number", "field": "passport_number", "needed": "all"},
   {"title": "Nationality", "field": "nationality"}, {"title": "Date of Birth", "field": "birth_date", "needed": "all"}, {"title": "Gender", "field": "docs_gender", "needed": "all"},
   {"title": "Expiry Date", "field": "passport_expires_on", "needed": "all"}, {"title": "Surname", "field": "surname", "needed": "all"}, {"title": "Given Names", "field": "given_names", "needed": "all"}]',
 '{"dates": "ddmmmyy", "singleName": "repeat", "words": {
   "document_type": {"passport": "P"}, "issuing_country": {"indonesia": "IDN"}, "nationality": {"indonesian": "IDN"},
   "docs_gender": {"male": "M", "female": "F", "male_infant": "MI", "female_infant": "FI"}}}');
