import { examplePlanFacts } from './plan-facts.js';

/** One signed plan, for the examples that show it. */
export const examplePlan = {
  documentId: 'c2a9d0de-41a5-4a0c-8b53-0b7f1f3f6a66',
  documentName: 'Installatieplan',
  documentDate: '2026-11-18',
  url: '/api/account/getDocument?documentId=c2a9d0de-41a5-4a0c-8b53-0b7f1f3f6a66',
  sha256: '6ca13d52ca70c883e0f0bb101e425a89e8624de51db2d2392593af6a84118090',
  facts: examplePlanFacts,
} as const;

/** The terms that go with it. */
export const exampleTerms = {
  version: '2026-2',
  url: '/api/getTerms?version=2026-2',
  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
} as const;

export const exampleAgreement = {
  name: 'Marieke de Wit',
  signedAt: '2026-11-21T09:04:00.000Z',
  sha256: examplePlan.sha256,
  verificationCode: 'K7QM-2F9D-X4TB-8HZR',
  confirmationUrl: '/api/account/getDocument?documentId=3d0c8e52-8e1f-4c8b-9c1d-5a0f2e7b6d11',
} as const;
