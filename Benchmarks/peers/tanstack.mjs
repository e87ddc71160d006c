// TanStack Virtual: the core that its adapters for frameworks drive, without one of them.
// Arguments: the node_modules folder, and the number of items.
import { VIEWPORT, load, measure } from "./list.mjs";

const { Virtualizer } = load("@tanstack/virtual-core");
const { version } = load("@tanstack/virtual-core/package.json");

measure(version, (heights) => {
  let scroll;
  const element = { scrollTo() {} };
  const options = () => ({
    count: heights.count,
    estimateSize: heights.at,
    overscan: 0,
    getScrollElement: () => element,
    scrollToFn() {},
    observeElementRect: (_, tell) => tell({ width: 400, height: VIEWPORT }),
    observeElementOffset: (_, tell) => void (scroll = tell),
  });
  const list = new Virtualizer(options());
  list._willUpdate();
  return {
    show(offset) {
      scroll(offset, true);
      let sum = list.getTotalSize();
      for (const item of list.getVirtualItems()) sum += item.index + item.start + item.size;
      return sum;
    },
    insertFirst() {
      list.setOptions(options());
      list._willUpdate();
    },
  };
});
