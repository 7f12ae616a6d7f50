-- Registering asks for a name, a mail address and a password; a phone number may follow (decision 0099).
alter table registrations alter column phone drop not null;
