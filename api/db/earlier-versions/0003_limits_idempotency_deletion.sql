-- What came with this version: a request that may come twice, a wish to be deleted, and what has been used up.
insert into idempotency_keys (id, session_id, body_hash, claim, claimed_until, answer) values
  ('\x01', '0190a0a0-0000-7000-8000-000000000001', '\x02', '0190a0a0-0000-7000-8000-00000000000f', now(), '{"contactId": "0190a0a0-0000-7000-8000-000000000009"}');
insert into deletion_requests (id, email, expires_at) values ('0190a0a0-0000-7000-8000-000000000010', 'dana@mail.example', '2999-01-01');
insert into rate_limits (key, points) values ('post:someone', 3);
