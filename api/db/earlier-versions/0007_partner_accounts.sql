-- What came with this version: a partner with an account of its own, and one that has not confirmed its address yet.
insert into partners (key, name, email, secret_hash, look, webhook_url, webhook_secret, own_shop_id, terms_version, terms_accepted_at, confirmed_at) values
  ('rp_blog', 'Car Blog', 'blog@mail.example', '\x03', '{"theme": "dark", "accent": "#c2410c"}', 'https://hooks.blog.example/leads',
   'whsec_BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcH', '0190a0a0-0000-7000-8000-00000000000a', '2026-11', now(), now());
insert into partner_origins values ('rp_blog', 'https://blog.example');
insert into partners (key, name, email, secret_hash) values ('rp_new', 'New Blog', 'new@mail.example', '\x04');
-- The partners of before were taken in by the operator.
update partners set confirmed_at = created_at where key = 'acme';
insert into partner_confirmations (id, partner_key, expires_at) values ('0190a0a0-0000-7000-8000-000000000011', 'rp_new', '2999-01-01');
