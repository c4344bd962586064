import { expect, test } from 'vitest';
import { linkedInAddress } from './linkedin.ts';

const certificate = {
  id: '01936f5c-0000-7000-8000-00000000000a',
  courseTitle: 'C & C++: “first steps” #1',
  issuerName: 'Åsa’s School + Friends',
  siteUrl: 'https://learn.example.org',
  completedAt: Date.UTC(2026, 11, 31, 23, 59),
};

test('LinkedIn gets the certificate in its documented fields, whatever characters are in them', () => {
  const { origin, pathname, searchParams } = new URL(linkedInAddress(certificate));
  expect(`${origin}${pathname}`).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: certificate.courseTitle,
    organizationName: certificate.issuerName,
    issueYear: '2026',
    issueMonth: '12',
    certUrl: 'https://learn.example.org/certificates/01936f5c-0000-7000-8000-00000000000a',
    certId: certificate.id,
  });
});
