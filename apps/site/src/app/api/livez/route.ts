export const dynamic = 'force-dynamic';

/** That this process answers, whatever is the matter with others: what a reverse proxy asks that goes on showing public pages. */
export const GET = () => Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
