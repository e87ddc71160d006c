// Measures a virtual list of JavaScript as README.md of this folder says. jogakbo.c measures the
// same, in the same order: what is changed here is changed there.
import { createRequire } from "node:module";
import { basename, resolve } from "node:path";

export const VIEWPORT = 800;
const CHECKED_FRAMES = 100;
const CHECKED_INSERTIONS = 10;
const SAMPLES = 9;

// Peers ask for NODE_ENV at each call. Bundlers put the answer into the code; node asks the
// environment of the process, which takes longer than all else.
process.env = { NODE_ENV: "production" };

// Peers ask this about iOS when they correct a scroll position. Node before 21 has no answer.
globalThis.navigator ??= { userAgent: "", platform: "", maxTouchPoints: 0 };

// The package of a name in the node_modules folder that the user gave.
export function load(name) {
  const folder = resolve(process.argv[2]);
  if (basename(folder) !== "node_modules") {
    console.error(`${folder}: not a folder called node_modules`);
    process.exit(1);
  }
  return createRequire(resolve(folder, "..", "x.js"))(name);
}

// The numbers of a linear congruential generator; heights are whole, from 40 to 240.
function random(state) {
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0);
  return { next, height: () => 40 + ((next() >>> 8) % 201) };
}

// Heights of items in front of which others can be inserted at no cost to the host.
class Heights {
  constructor(count, spare) {
    this.values = new Float32Array(spare + count);
    this.first = spare;
    this.count = count;
  }
  at = (index) => this.values[this.first + index];
  insertFirst(height) {
    this.values[--this.first] = height;
    this.count++;
  }
  copy(spare) {
    const copy = new Heights(this.count, spare);
    copy.values.set(this.values.subarray(this.first), spare);
    return copy;
  }
}

// The processor's time of all threads of this process, in nanoseconds.
function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];
const print = (name, value) => console.log(`${name} ${value}`);

// Prints the median of samples, after one that only warms up. A sample is the time of one of
// `most` calls, or of as many as there are in `limit` milliseconds.
function sample(name, call, most, limit) {
  const samples = [];
  for (let sample = -1; sample < SAMPLES; sample++) {
    const end = performance.now() + limit;
    const begin = cpu();
    let calls = 0;
    do call();
    while (++calls < most && performance.now() < end);
    if (sample >= 0) samples.push((cpu() - begin) / calls);
  }
  print(name, median(samples));
}

// The bytes of the heap that are in use.
function bytes() {
  global.gc();
  global.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

// `create(heights)` makes a list from Heights. The list has `show(offset)`, which scrolls, reads
// index, start and size of each visible item, and returns their sum and that of the content's
// height; and `insertFirst(height)`, which is called when `heights` has the item.
// `prepare(heights)` makes what `create` takes beside the heights, and is not measured.
export function measure(version, create, prepare = () => undefined) {
  const count = Number(process.argv[3]);
  const insertions = Math.min(1000, count / 50); // of a sample
  const source = random(12345);
  const heights = new Heights(count, 0);
  for (let i = 0; i < count; i++) heights.values[i] = source.height();
  const prepared = prepare(heights);
  const total = heights.values.reduce((sum, height) => sum + height, 0);
  const middle = Math.floor(total / 2) + 0.5; // never at the edge of an item
  let sum = 0; // of what was read: is printed, so that nothing is read in vain

  // A list at work: where the next frames and items are.
  class Run {
    constructor(insertions) {
      this.heights = heights.copy(insertions);
      this.list = create(this.heights, prepared);
      this.steps = 0;
      this.places = random(1);
      this.inserted = random(2);
      this.offset = middle;
    }
    step = () => (sum += this.list.show(middle + 37 * (this.steps++ % 10000)));
    jump = () => (sum += this.list.show((this.places.next() % (total - 2 * VIEWPORT)) + 0.5));
    insert = () => {
      const height = this.inserted.height();
      this.heights.insertFirst(height);
      this.list.insertFirst(height);
      sum += this.list.show((this.offset += height));
    };
  }
  const build = () => {
    const list = create(heights, prepared);
    sum += list.show(0.5);
    return list;
  };

  print("version", version);
  const checked = new Run(CHECKED_INSERTIONS);
  sum += checked.list.show(0.5);
  for (let k = 0; k < CHECKED_FRAMES; k++) {
    checked.step();
    checked.jump();
  }
  sum += checked.list.show(middle);
  for (let k = 0; k < CHECKED_INSERTIONS; k++) checked.insert();
  print("check", sum); // all lists must agree on it

  const first = build();
  const before = bytes();
  const second = build();
  print("bytes", (bytes() - before) / count);
  for (const list of [first, second]) sum += list.show(middle); // keeps them until here

  sample("build", build, Math.max(1, Math.floor(1e6 / count)), 1000);

  const run = new Run(insertions * (SAMPLES + 1));
  sample("step", run.step, 20000, 1000);
  sample("jump", run.jump, 20000, 1000);
  sum += run.list.show(middle);
  sample("insert", run.insert, insertions, 300);
  print("sum", sum);
}
