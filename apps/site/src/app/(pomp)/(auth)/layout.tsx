import { type ReactNode } from 'react';
export const dynamic = 'force-dynamic';
export default function AuthLayout({ children }: { children: ReactNode }) { return children; }
