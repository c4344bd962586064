import type { Course as CourseSchema, CourseInstance } from 'schema-dts';
import type { Course } from '../../../features/courses/catalogue.ts';
import { siteSettings } from '../../../platform/web/site.ts';

const numbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Course in the schema.org vocabulary; `image` is a path on this site. There is no price: enrolling is free. */
export function courseSchema(course: Course, image: string): Exclude<CourseSchema, string> {
  const { brand, publicUrl } = siteSettings();
  const url = `${publicUrl}/course/${course.courseId}`;
  return {
    '@type': 'Course',
    '@id': url,
    url,
    name: course.title,
    description: course.description,
    image: publicUrl + image,
    inLanguage: 'en',
    isAccessibleForFree: true,
    provider: { '@type': 'Organization', name: brand, url: `${publicUrl}/` },
    offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'EUR', url },
    hasCourseInstance: courseInstance(course),
  };
}

/** Instance of a course, without instructors: the shipped ones are examples. */
function courseInstance({ schedule }: Course): CourseInstance {
  return {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    location: { '@type': 'VirtualLocation', url: siteSettings().publicUrl },
    ...paceOf(schedule),
  };
}

/** Parses 'Eight weeks at your own pace, about five hours a week'; returns nothing for any other form. */
function paceOf(schedule: string): Pick<CourseInstance, 'courseSchedule' | 'courseWorkload'> {
  const words = /^(\w+) weeks at your own pace, about (\w+) hours a week$/.exec(schedule)?.slice(1) ?? [];
  const [weeks = -1, hours = -1] = words.map((word) => numbers.indexOf(word.toLowerCase()));
  if (weeks < 1 || hours < 1) return {};
  return {
    courseWorkload: `PT${hours}H`,
    courseSchedule: { '@type': 'Schedule', duration: `PT${hours}H`, repeatFrequency: 'P1W', repeatCount: weeks },
  };
}
