// virtua: the core that its components for frameworks drive, without one of them.
// Arguments: the node_modules folder, and the number of items.
import { VIEWPORT, load, measure } from "./list.mjs";

const { createListLayout, createVirtualStore, ACTION_ITEMS_LENGTH_CHANGE } =
  load("virtua/unstable_core");
const { version } = load("virtua/package.json");

// Actions that the package does not export: src/core/store.ts.
const ACTION_SCROLL = 1;
const ACTION_ITEM_RESIZE = 3;
const ACTION_VIEWPORT_RESIZE = 4;

const ITEM_SIZE = 40; // of items that are not measured yet: without it, all sizes are sorted once

measure(
  version,
  (heights, snapshot) => {
    const list = createVirtualStore(createListLayout(heights.count, ITEM_SIZE, snapshot));
    list.$update(ACTION_VIEWPORT_RESIZE, VIEWPORT);
    let jumped = 0; // what the store adds to each offset since items were inserted
    return {
      show(offset) {
        list.$update(ACTION_SCROLL, offset - jumped);
        let sum = list.$getTotalSize();
        const [first, last] = list.$getRange(0);
        for (let i = first; i <= last; i++)
          sum += i + list.$getItemOffset(i) + list.$getItemSize(i);
        return sum;
      },
      insertFirst(height) {
        list.$update(ACTION_ITEMS_LENGTH_CHANGE, [heights.count, true]);
        list.$update(ACTION_ITEM_RESIZE, [[0, height]]);
        jumped += height;
      },
    };
  },
  // Sizes that are known come as a snapshot of sizes that were measured before.
  (heights) => [Array.from(heights.values), ITEM_SIZE],
);
