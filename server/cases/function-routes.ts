import { analyse } from './analyze.ts';
import { exportAnalysis } from './export-analysis.ts';
import { requestAnalysis } from './request-analysis.ts';
import { generateLetter } from '../letters/generate.ts';
import { testEngine } from '../letters/test-engine.ts';
import { createMerchantOrganisation } from '../people/create-merchant-org-and-user.ts';
import { grantStaff } from '../people/create-admin-user.ts';
import { readCase } from './get.ts';
import { notFound } from '../kernel/refusal.ts';
import { api, signedIn } from '../kernel/api.ts';

export const functions = {
  strategyAnalyzer: api.functions.strategyAnalyzer.handler(async ({ context, input }) => ({
    success: true,
    queued: await requestAnalysis(context.services, signedIn(context), input.caseId),
  })),
  comprehensiveAnalyzer: api.functions.comprehensiveAnalyzer.handler(async ({ context, input }) => {
    const analysis = await analyse(context.services, signedIn(context), input.caseId, { once: false });
    if (!analysis) throw notFound('This case');
    return { analysis };
  }),
  demandLetterGenerator: api.functions.demandLetterGenerator.handler(
    ({ context, input, signal = new AbortController().signal }) =>
      generateLetter(context.services, signedIn(context), input, { signal, onStep: () => undefined }),
  ),
  testFunction: api.functions.testFunction.handler(async ({ context, input }) => {
    await readCase(context.services, signedIn(context), input.caseId);
    return { success: true, ...(await testEngine(context.services)) };
  }),
  pdfGenerator: api.functions.pdfGenerator.handler(async ({ context, input }) => {
    const { bytes, filename } = await exportAnalysis(context.services, signedIn(context), input);
    return { pdfBase64: Buffer.from(bytes).toString('base64'), contentType: 'application/pdf' as const, filename };
  }),
};

export const rpc = {
  createMerchantOrgAndUser: api.rpc.createMerchantOrgAndUser.handler(async ({ context, input }) => {
    return [
      {
        org_id: await createMerchantOrganisation(context.services, signedIn(context), input.p_org_name, input.p_phone),
      },
    ];
  }),
  createAdminUser: api.rpc.createAdminUser.handler(async ({ context, input }) => {
    await grantStaff(context.services, signedIn(context), input.p_email);
    return { granted: true as const };
  }),
};
