-- What came with this version: an answered question, a link, a lead, a result sent by e-mail and what carries them.
update diagnostics set answers = '[{"questionId": "q", "optionId": "a"}]', asked = '[{"id": "q", "text": "Is it loud?", "options": [{"id": "a", "label": "Yes"}]}]';
update shops set email = 'desk@shop.example';
insert into shares (id, diagnostic_id, token_hash, expires_at) values
  ('0190a0a0-0000-7000-8000-00000000000b', '0190a0a0-0000-7000-8000-000000000006', '\xef0fd8345f4349f21d3dffe94634aaeb8ebf90fafedbea3d340975e891a085d3', '2999-01-01');
insert into leads (id, diagnostic_id, shop_id, shop_name, shop_email, partner_key, sent) values
  ('0190a0a0-0000-7000-8000-00000000000c', '0190a0a0-0000-7000-8000-000000000006', '0190a0a0-0000-7000-8000-00000000000a', 'Sample Auto Repair', 'desk@shop.example', 'acme',
   '{"name": "Dana Smith", "email": "dana@mail.example", "vehicle": "2012 Honda Civic", "issue": "It squeals.", "causes": []}');
insert into result_mails (id, diagnostic_id) values ('0190a0a0-0000-7000-8000-00000000000d', '0190a0a0-0000-7000-8000-000000000006');
insert into deliveries (id, session_id, subject, record_id, channel, state, attempts) values
  ('0190a0a0-0000-7000-8000-00000000000e', '0190a0a0-0000-7000-8000-000000000001', 'lead', '0190a0a0-0000-7000-8000-00000000000c', 'email', 'delivered', 1);
