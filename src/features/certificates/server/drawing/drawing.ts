import { addressesOf, isTestSite } from '../addresses.ts';
import { drawingMessages as texts } from '../messages.ts';
import type { SignedCertificate } from '../signed.ts';
import { type Face, runsOf, widthOf, writablePart } from './fonts.ts';
import { type Outline, band, circle, rectangle } from './outline.ts';

export interface Shape {
  readonly outline: Outline;
  readonly fill: string;
}

/** One line of text; `x` is its start, `y` its baseline. */
export interface Line {
  readonly text: string;
  /** Fallback text if the letters cannot be drawn, such as in a script that no bundled font has. */
  readonly otherwise: string;
  readonly face: Face;
  readonly size: number;
  readonly fill: string;
  readonly x: number;
  readonly y: number;
  readonly isHeading?: boolean;
}

/** Drawing of a certificate, 1200 units wide. SVG, PNG and PDF are made from it. */
export interface Drawing {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  readonly lines: readonly Line[];
}

const width = 1200;
const height = 848;
const left = 96;
const textWidth = width - 2 * left;
/** Width left beside the transit lines and their station. */
const addressWidth = 740;
/** Brand colors (src/ui/tokens.css), the same for every viewer. */
const colours = {
  green: '#0b5d4e',
  paper: '#fbfaf6',
  ink: '#1a1f2b',
  muted: '#565d6d',
  marigold: '#f2a93b',
  sky: '#7fb7e6',
  coral: '#ad3511',
} as const;
const station = [1000, 664] as const;

/** Two lines that meet in one station, as in the logo. */
const ground: readonly Shape[] = [
  { outline: rectangle(0, 0, width, height), fill: colours.green },
  { outline: rectangle(20, 20, width - 40, height - 40, 16), fill: colours.paper },
  {
    outline: band(16, [20, 776], [740, 776], [[880, 776], [870, station[1]], station]),
    fill: colours.marigold,
  },
  {
    outline: band(16, [1180, 480], [1160, 480], [[1080, 480], [1120, station[1]], station]),
    fill: colours.sky,
  },
  { outline: circle(...station, 46), fill: colours.green },
  { outline: circle(...station, 32), fill: '#ffffff' },
  { outline: circle(...station, 18), fill: colours.green },
];

export function drawingOf(certificate: SignedCertificate): Drawing {
  const { id, courseTitle, learnerName, issuerName, siteUrl, completedAt } = certificate;
  const title = texts.title(courseTitle);
  const name = learnerName || texts.nobody;
  const date = new Date(completedAt).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const { host } = new URL(siteUrl);
  const lines = [
    { ...line(issuerName, 'display', 34, 128, colours.green), otherwise: host },
    line(texts.kind, 'text', 28, 246, colours.muted),
    { ...line(courseTitle, 'display', 66, 326, colours.ink), otherwise: titleInPart(courseTitle), isHeading: true },
    line(texts.awarded, 'text', 28, 398, colours.muted),
    { ...line(name, 'display', 52, 470, colours.ink), otherwise: texts.unwritable },
    line(texts.completed(date), 'text', 26, 560, colours.ink),
    { ...line(texts.issued(issuerName), 'text', 26, 600, colours.ink), otherwise: texts.issued(host) },
    line(texts.check(addressesOf(siteUrl).page(id)), 'text', 20, 690, colours.muted),
    ...(isTestSite(siteUrl) ? [line(texts.test, 'text', 20, 722, colours.coral)] : []),
  ];
  return { title, width, height, shapes: ground, lines: lines.map(fitted) };
}

/** Title without characters that cannot be drawn. If most of it would be missing, a generic text replaces it. */
function titleInPart(title: string): string {
  const part = writablePart(title, 'display');
  return part.length * 2 >= title.length ? part : texts.untitled;
}

function line(text: string, face: Face, size: number, y: number, fill: string): Line {
  return { text, otherwise: '', face, size, fill, x: left, y };
}

/** Reduces the size of a line to fit the width; lines beside the station have less of it. */
function fitted(each: Line): Line {
  const room = each.y > 600 ? addressWidth : textWidth;
  const widest = Math.max(...[each.text, drawable(each)].map((text) => widthOf(text, each.face, each.size)));
  const size = Math.min(each.size, (each.size * room) / widest);
  return { ...each, size: Math.floor(size * 10) / 10 };
}

/** Text of a line, or its fallback if the bundled fonts cannot draw the text. */
export function drawable({ text, otherwise, face }: Line): string {
  return runsOf(text, face) ? text : otherwise;
}
