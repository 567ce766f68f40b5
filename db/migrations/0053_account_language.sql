-- The language in which a user reads their screens and emails.

alter table profiles add column locale text not null default 'en' check (locale in ('en', 'es'));
