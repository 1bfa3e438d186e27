-- $1 customers more, each with a house, an order half way, two appointments, three events, two documents and an invoice.
with made as materialized (
  select gen_random_uuid() as customer_id, gen_random_uuid() as house_id, gen_random_uuid() as order_id, now() - n * interval '1 minute' as at
  from generate_series(1, $1::int) as n
),
customers as (
  insert into customer (id, email, first_name, last_name, created_at)
  select customer_id, customer_id || '@pomp.example', 'Joke', 'Smit', at from made
),
houses as (
  insert into house (id, customer_id, address, zipcode, city, is_main, created_at)
  select house_id, customer_id, 'Dorpsstraat 1', '1234 AB', 'Ons Dorp', true, at from made
),
orders as (
  insert into "order" (id, order_number, house_id, product, step, status, order_date, created_at)
  select order_id, 'B-' || nextval('order_number'), house_id, 'Pomp AO', 'PY', 'OG', at::date, at from made
),
events as (
  insert into order_event (order_id, step, status, at)
  select order_id, step, status, at from made, (values ('RV', 'OG'), ('DI', 'OG'), ('PY', 'OG')) as place (step, status)
),
appointments as (
  insert into appointment (order_id, kind, starts_at, ends_at, updated_at)
  select order_id, kind, at, at + interval '1 hour', at from made, (values ('inspection'), ('installation')) as planned (kind)
),
invoices as (
  insert into invoice (order_id, type, invoice_number, amount, vat, invoice_date, created_at, updated_at)
  select order_id, 'PY', 'B-' || order_id, 170000, 29504, at::date, at, at from made
)
insert into order_document (id, order_id, reference, name, document_date, url, media_type, file_name, size, sha256, created_at)
select gen_random_uuid(), order_id, name, name, at::date, '/api/account/getDocument?documentId=' || gen_random_uuid(), 'application/pdf', name || '.pdf', 1000, repeat('0', 64), at
from made, (values ('Installatieplan'), ('Factuur')) as document (name);
