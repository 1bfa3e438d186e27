'use client';

export { Failure as default } from '@/messages/failure';
