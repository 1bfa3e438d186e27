-- $2 documents more in the order $1.
insert into order_document (id, order_id, reference, name, document_date, url, media_type, file_name, size, sha256, created_at)
select gen_random_uuid(), $1::uuid, 'factuur-' || n, 'Factuur ' || n, '2026-11-20', '/api/account/getDocument?documentId=' || gen_random_uuid(), 'application/pdf', 'factuur.pdf', 1000, repeat('0', 64), now()
from generate_series(1, $2::int) as n;
