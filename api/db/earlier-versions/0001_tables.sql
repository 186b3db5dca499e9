-- What a database of this version held: an owner who came on a partner's page and went all the way.
insert into partners (key, name) values ('acme', 'Acme Garage');
insert into partner_origins values ('acme', 'https://acme.example');
insert into sessions (id, token_hash, last_used_at, idle_expires_at, expires_at, origin, partner_key) values
  ('0190a0a0-0000-7000-8000-000000000001', '\xef0fd8345f4349f21d3dffe94634aaeb8ebf90fafedbea3d340975e891a085d3', now(), '2999-01-01', '2999-01-01', 'https://acme.example', 'acme');
insert into users (id, session_id, name, email, zip_code, terms_version, terms_accepted_at, terms_partner_key) values
  ('0190a0a0-0000-7000-8000-000000000002', '0190a0a0-0000-7000-8000-000000000001', 'Dana Smith', 'dana@mail.example', '85253', '2026-10', '2026-10-01', 'acme');
insert into vehicles (id, user_id, year, make, model, mileage) values
  ('0190a0a0-0000-7000-8000-000000000003', '0190a0a0-0000-7000-8000-000000000002', 2012, 'Honda', 'Civic', 98000);
insert into issues (id, user_id, vehicle_id, issue_type, description) values
  ('0190a0a0-0000-7000-8000-000000000004', '0190a0a0-0000-7000-8000-000000000002', '0190a0a0-0000-7000-8000-000000000003', 'symptoms', 'It squeals when I brake.');
insert into photos (id, issue_id, position, filename, content_type, width, height, bytes) values
  ('0190a0a0-0000-7000-8000-000000000005', '0190a0a0-0000-7000-8000-000000000004', 0, 'wheel.jpg', 'image/jpeg', 2, 1, '\xffd8ffd9');
insert into diagnostics (id, issue_id, results, engine_version) values
  ('0190a0a0-0000-7000-8000-000000000006', '0190a0a0-0000-7000-8000-000000000004',
   '{"resultType": "diagnostic", "potentialCauses": [{"name": "Worn brake pads", "probability": 70, "costRange": {"min": 150, "max": 400}, "description": "The pads are thin.", "repairTime": "1-2 hours", "urgency": {"level": "High", "timeframe": "Within days"}}]}', '1.0.0');
insert into managed_repairs (id, user_id, issue_id, diagnostic_id, zip_code, available) values
  ('0190a0a0-0000-7000-8000-000000000007', '0190a0a0-0000-7000-8000-000000000002', '0190a0a0-0000-7000-8000-000000000004', '0190a0a0-0000-7000-8000-000000000006', '85253', false);
insert into feedback (id, issue_id, feedback) values
  ('0190a0a0-0000-7000-8000-000000000008', '0190a0a0-0000-7000-8000-000000000004', 'It was the pads.');
insert into contact_messages (id, session_id, full_name, email, subject, message) values
  ('0190a0a0-0000-7000-8000-000000000009', '0190a0a0-0000-7000-8000-000000000001', 'Dana Smith', 'dana@mail.example', 'Hello', 'A message.');
insert into shops (id, source, source_id, name, street, city, state, zip_code, latitude, longitude, phone, hours, specialties) values
  ('0190a0a0-0000-7000-8000-00000000000a', 'sample', '85253-1', 'Sample Auto Repair of Paradise Valley', '100 Sample Street', 'Paradise Valley', 'AZ', '85253', 33.54, -111.96, '+14805550100', 'Mon-Fri 8-5', '{"Brakes"}');
